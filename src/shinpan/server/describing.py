"""The page that describes the API, made from its OpenAPI data: one page without a script, and nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { font: 14px/1.5 ui-monospace, monospace; } section { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
h2 { margin: 2rem 0 .5rem; } h3 { margin: .5rem 0; font-size: 1rem; } h3 b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; margin: .5rem 0; }
td, th { text-align: left; padding: .15rem .8rem .15rem 0; vertical-align: top; }
p { margin: .3rem 0; }
"""


def page(described: dict[str, Any]) -> str:
    """The whole page."""
    about = described["info"]
    by_tag: dict[str, list[str]] = {}
    for path, methods in described["paths"].items():
        for method, facts in methods.items():
            by_tag.setdefault((facts.get("tags") or ["other"])[0], []).append(_operation(path, method, facts))
    schemas = described.get("components", {}).get("schemas", {})
    parts = [f"<h2>{escape(tag)}</h2>{''.join(rows)}" for tag, rows in by_tag.items()]
    parts.append("<h2>data</h2>" + "".join(_schema(name, schema) for name, schema in sorted(schemas.items())))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(about['title'])}: the API</title><style>{STYLE}</style>"
        f"<h1>{escape(about['title'])} {escape(about['version'])}</h1><p>{escape(about.get('description', ''))}</p>"
        f'<p>As data: <a href="/api/openapi.json">openapi.json</a>, <a href="/api/protocol">the messages of the socket</a>.</p>'
        f"{''.join(parts)}</html>"
    )


def _operation(path: str, method: str, facts: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(given['name'])}</code><td>{escape(given['in'])}<td><code>{kind(given.get('schema', {}))}</code>"
        f"<td>{'' if given.get('required') else 'may be left out'}"
        for given in facts.get("parameters", [])
    ]
    body = facts.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body is not None:
        rows.append(f"<tr><td>body<td>JSON<td><code>{kind(body)}</code><td>")
    for status, answer in facts["responses"].items():
        told = answer.get("content", {}).get("application/json", {}).get("schema")
        said = f"<code>{kind(told)}</code>" if told else ""
        rows.append(f"<tr><td>{escape(status)}<td>answer<td>{said}<td>{escape(answer.get('description', ''))}")
    return (
        f"<section><h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>"
        f"<p>{escape(facts.get('description', ''))}</p><table>{''.join(rows)}</table></section>"
    )


def _schema(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code><td><code>{kind(facts)}</code><td>{'' if field in needed else 'may be left out'}"
        for field, facts in schema.get("properties", {}).items()
    ]
    said = escape(schema.get("description", ""))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{said}</p><table>{"".join(rows)}</table></section>'


def kind(schema: dict[str, Any]) -> str:
    """What a value is, in a word or two.

    >>> kind({"type": "array", "items": {"type": "string"}}), kind({"anyOf": [{"type": "integer"}, {"type": "null"}]})
    ('list of string', 'integer or null')
    """
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return " or ".join(escape(repr(value)) for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
