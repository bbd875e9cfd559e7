/** What the browser keeps between visits. A browser that keeps nothing still works. */

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`shinpan.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`shinpan.${key}`, JSON.stringify(value));
  } catch {
    // private windows may refuse
  }
}
