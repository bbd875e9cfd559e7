import { defineConfig } from "vitest/config";

/** Where `shinpan serve` listens; the development server hands /api and /ws on to it. */
const server = process.env["SHINPAN_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  build: {
    outDir: "../src/shinpan/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
