// The checks. Each takes the files as Map<path, text> and returns its complaints, one line each.
import { blank, lineOf, misplacedAwaits } from './cpp.mjs';

const isCpp = (path) => /\.(cpp|hpp)$/.test(path);

function* matches(files, wanted, pattern) {
  for (const [path, text] of files) {
    if (!wanted(path)) continue;
    for (const match of text.matchAll(pattern)) yield { path, line: lineOf(text, match.index), match };
  }
}

// g++ 12 miscompiles co_await in the condition of a coroutine without local variables; as a statement, an initialiser or
// what a local variable is set to it is right.
export function awaits(files) {
  const complaints = [];
  for (const [path, text] of files) {
    if (!path.startsWith('engine/') || !isCpp(path)) continue;
    for (const offset of misplacedAwaits(text)) {
      complaints.push(`${path}:${lineOf(text, offset)}: co_await must be a whole statement or all that a local variable is set to`);
    }
  }
  return complaints;
}

// Which of the engine's rooms a room may include; the first that fits holds. Files beside the rooms may include all.
const content = ['engine/cards/', 'engine/heroes/', 'engine/fates/', 'engine/modes/'];
const rooms = [
  { room: 'engine/kernel/', may: ['engine/kernel/'] },
  { room: 'engine/catalog/', may: ['engine/kernel/', 'engine/catalog/'] },
  { room: 'engine/fate/', may: ['engine/kernel/', 'engine/catalog/', 'engine/fate/'] },
  {
    room: 'engine/bots/',
    may: ['engine/view/', 'engine/kernel/', 'engine/catalog/', 'engine/fate/vocabulary.hpp', 'engine/bots/'],
  },
  ...content.map((room) => ({ room, mayNot: ['engine/view/', 'engine/bots/', 'engine/match.hpp'] })),
  { room: 'engine/view/', mayNot: ['engine/bots/'] },
];
const outsideEngine = /^(server|proto|fate\/v1|tests|boost|google\/protobuf|sqlite3|spdlog|fmt|CLI|toml\+\+)\b/;

export function dependencies(files) {
  const complaints = [];
  const inEngine = (path) => path.startsWith('engine/') && isCpp(path);
  for (const { path, line, match } of matches(files, inEngine, /^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]/gm)) {
    const [, , included] = match;
    const rule = rooms.find(({ room }) => path.startsWith(room));
    const own = included.startsWith('engine/');
    const refused =
      outsideEngine.test(included) ||
      (match[1] === '"' && !own) ||
      (own && rule?.may && !rule.may.some((start) => included.startsWith(start))) ||
      (own && rule?.mayNot?.some((start) => included.startsWith(start)));
    if (refused) complaints.push(`${path}:${line}: must not include ${included}`);
  }
  return complaints;
}

const maxLines = 500;

// `allowed`: the text of long_files.txt, each line `path: reason`.
export function length(files, allowed) {
  const reasons = new Map();
  for (const line of allowed.split('\n')) {
    const entry = /^([^#:\s][^:]*):\s*(\S.*)$/.exec(line);
    if (entry) reasons.set(entry[1], entry[2]);
  }
  const complaints = [];
  for (const [path, text] of files) {
    if (!/^(engine|server|web-client\/src|tests)\//.test(path)) continue;
    const lines = text.split('\n').length - 1;
    if (lines > maxLines && !reasons.has(path)) complaints.push(`${path}: ${lines} lines, more than ${maxLines}`);
    if (lines <= maxLines && reasons.has(path)) complaints.push(`${path}: no longer long, take it off long_files.txt`);
    reasons.delete(path);
  }
  for (const path of reasons.keys()) complaints.push(`${path}: in long_files.txt but not in the tree`);
  return complaints;
}

const leftovers = [
  { pattern: /(?<![\w./$}-])\/(?:work|root|tmp|home\/\w+)\//g, what: 'a path of one machine' },
  { pattern: /\b(?:TO[D]O|FIX[M]E|XX[X])\b/g, what: 'unfinished work' },
  { pattern: /\bregistry\.npm[j]s\b|\bdeb\.debian[.]org\b/g, what: "a registry's address" },
];

export function leftOver(files) {
  const complaints = [];
  for (const { pattern, what } of leftovers) {
    for (const { path, line, match } of matches(files, () => true, pattern)) {
      complaints.push(`${path}:${line}: ${what}: ${match[0]}`);
    }
  }
  return complaints;
}

// Every header is included once, and what is included by path exists.
export function headers(files) {
  const complaints = [];
  for (const [path, text] of files) {
    if (/\.hpp$/.test(path) && !/^#pragma once$/m.test(blank(text))) complaints.push(`${path}: no #pragma once`);
  }
  for (const { path, line, match } of matches(files, isCpp, /^#include "((?:engine|server|tests)\/[^"\n]+)"/gm)) {
    if (!files.has(match[1])) complaints.push(`${path}:${line}: includes ${match[1]}, which does not exist`);
  }
  return complaints;
}
