// Just enough of C++ for the checks: text without comments and literals, line numbers, where a co_await stands.

// Comments, strings and characters become spaces (quotes stay), so that offsets and lines stay as they were.
export function blank(text) {
  const literal =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|R"([^\s()\\"]*)\([\s\S]*?\)\1"|"(?:\\[\s\S]|[^"\\\n])*"|(?<![0-9a-zA-Z_])'(?:\\.|[^'\\\n])+'/g;
  return text.replace(literal, (found) => {
    const hollow = found.replace(/[^\n]/g, ' ');
    return /^["'R]/.test(found) ? `"${hollow.slice(2)}"` : hollow;
  });
}

export function lineOf(text, offset) {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) ++line;
  return line;
}

const opening = { ')': '(', ']': '[', '}': '{' };

// From `end` (exclusive) back to the start of the statement. The text between, or null inside parentheses or brackets.
function statementBefore(code, end) {
  let depth = 0;
  for (let i = end - 1; i >= 0; --i) {
    const c = code[i];
    if (c === ')' || c === ']') ++depth;
    else if (c === '(' || c === '[') {
      if (depth === 0) return null;
      --depth;
    } else if (depth === 0 && (c === ';' || c === '{' || c === '}')) return code.slice(i + 1, end);
  }
  return code.slice(0, end);
}

// From `start` to the semicolon that ends the statement, with what lies inside brackets left out; null without one.
function statementAfter(code, start) {
  const stack = [];
  let outside = '';
  for (let i = start; i < code.length; ++i) {
    const c = code[i];
    if (c === '(' || c === '[' || c === '{') {
      if (stack.length === 0) outside += c;
      stack.push(c);
    } else if (c in opening) {
      if (stack.pop() !== opening[c]) return null;
      if (stack.length === 0) outside += c;
    } else if (stack.length === 0) {
      if (c === ';') return outside;
      outside += c;
    }
  }
  return null;
}

// The text after leading `if (...)`, `else`, `case x:` and the like, which begin a statement anew.
function withoutHeads(before) {
  let rest = before.replace(/^\s*#[^\n]*\n/gm, '').trim();
  for (;;) {
    const head = /^(?:else\b|do\b|default\s*:|case\b[^?]*?[^:]:(?!:)|\[\[\w+\]\])\s*/.exec(rest);
    if (head) {
      rest = rest.slice(head[0].length);
      continue;
    }
    const condition = /^(?:if(?:\s+constexpr)?|for|while|switch)\s*(?=\()/.exec(rest);
    if (!condition) return rest;
    let depth = 0;
    let i = condition[0].length;
    do {
      if (rest[i] === '(') ++depth;
      if (rest[i] === ')') --depth;
      ++i;
    } while (depth > 0 && i < rest.length);
    rest = rest.slice(i).trim();
  }
}

const type = String.raw`(?:const\s+)?[\w:]+(?:<[\w:,\s*&<>]*>)?(?:\s+const)?\s*[&*]{0,2}`;
const initialised = new RegExp(String.raw`^${type}\s*(?:(?<=[\s&*])\w+|\[[\w,\s]+\])\s*=$`);
const assigned = /^\w+\s*=$/;
const awaited = /^\s*(?:::)?\w+(?:(?:::|\.|->)\w+)*\s*(?:<[\w:,\s*&]*>)?\s*(?:(?:\(\)|\{\}|\[\])\s*(?:(?:\.|->)\w+)*\s*)*$/;

// Offsets of co_await that are neither a whole statement nor all that a new or local variable is given.
export function misplacedAwaits(text) {
  const code = blank(text);
  const found = [];
  for (const { index } of code.matchAll(/\bco_await\b/g)) {
    const before = statementBefore(code, index);
    const after = statementAfter(code, index + 'co_await'.length);
    const start = before === null ? null : withoutHeads(before);
    const placed = start === '' || (start !== null && (initialised.test(start) || assigned.test(start)));
    const good = placed && after !== null && awaited.test(after);
    if (!good) found.push(index);
  }
  return found;
}
