// Bad samples that the checks must find, and good ones that they must leave alone.
import { awaits, dependencies, headers, leftOver, length } from './checks.mjs';

const inCoroutine = (statement) => new Map([['engine/fate/x.cpp', `Task<> f(Game& g) {\n  ${statement}\n}\n`]]);

const badAwaits = [
  'if (co_await dispelled(g)) co_return;',
  'if (const bool b = co_await dispelled(g); b) co_return;',
  'while (!co_await done(g)) step(g);',
  'do { step(g); } while (co_await more(g));',
  'switch (co_await choice(g)) { default: break; }',
  'for (Seat s : co_await seats(g)) hit(s);',
  'co_return co_await dispelled(g);',
  'const bool b = !co_await dispelled(g);',
  'const int n = 1 + co_await amount(g);',
  'const int n = co_await amount(g) + 1;',
  'const bool b = co_await amount(g) > 1;',
  'hit(g, co_await target(g));',
  'const auto t = std::pair{co_await a(g), 1};',
  'const int n = lucky ? co_await a(g) : 0;',
  'lucky ? co_await a(g) : co_await b(g);',
  'g.n = co_await amount(g);',
  'n = m = co_await amount(g);',
  'n += co_await amount(g);',
  'co_await a(g), co_await b(g);',
  '(void)co_await a(g);',
  'co_await a(g, co_await b(g));',
];
const goodAwaits = [
  'co_await damage(g, {.source = use.user, .amount = 1});',
  'const bool stopped = co_await dispelled(g, use);',
  'auto x = co_await ask(g);',
  'if (lucky) n = co_await amount(g);',
  'const Answer& a = co_await ask(g);',
  'const FixedVec<CardId, 4> cards = co_await choose<CardId>(g, 2);',
  'const auto [seat, card] = co_await pick(g);',
  'if (lucky) co_await draw(g, 1);',
  'if (a(b(c))) { co_await draw(g, 1); } else co_await draw(g, 2);',
  'for (int i = 0; i < 3; ++i) co_await draw(g, 1);',
  'for (Seat s : seats) co_await hit(g, s);',
  'switch (k) { case Kind::a: co_await a(g); break; default: co_await b(g); }',
  '// if (co_await x) is forbidden\n  co_await a(g);',
  'note("if (co_await x)"); co_await g.ask(Ask{1, 2});',
  'const auto go = [](Game& g) -> Task<> { co_await a(g); };',
  "const char c = '\"'; co_await a(g); const int n = 1'000;",
  'run(g, [](Game& g) -> Task<> { const bool b = co_await a(g); use(b); });',
];

const include = (path, what) => new Map([[path, `#pragma once\n#include ${what}\n`]]);
const badIncludes = [
  include('engine/kernel/a.hpp', '"engine/fate/game.hpp"'),
  include('engine/catalog/a.hpp', '"engine/fate/game.hpp"'),
  include('engine/fate/a.hpp', '"engine/view/view.hpp"'),
  include('engine/fate/a.hpp', '"engine/heroes/all.hpp"'),
  include('engine/heroes/a.hpp', '"engine/view/view.hpp"'),
  include('engine/bots/a.cpp', '"engine/fate/game.hpp"'),
  include('engine/bots/a.cpp', '"engine/match.hpp"'),
  include('engine/match.cpp', '"server/room/room.hpp"'),
  include('engine/match.cpp', '"fate/v1/view.pb.h"'),
  include('engine/match.cpp', '<boost/asio.hpp>'),
  include('engine/match.cpp', '<google/protobuf/message.h>'),
  include('engine/match.cpp', '<sqlite3.h>'),
];
const goodIncludes = [
  include('engine/kernel/a.hpp', '"engine/kernel/seats.hpp"'),
  include('engine/bots/a.cpp', '"engine/fate/vocabulary.hpp"'),
  include('engine/heroes/a.cpp', '"engine/fate/damage.hpp"'),
  include('engine/match.cpp', '"engine/view/view.hpp"'),
  include('server/room/a.cpp', '<boost/asio.hpp>'),
];

const file = (path, text) => new Map([[path, text]]);
const lines = (n) => 'x\n'.repeat(n);
const word = (a, b) => a + b;

const cases = [
  ...badAwaits.map((statement) => [`finds: ${statement}`, awaits(inCoroutine(statement)), true]),
  ...goodAwaits.map((statement) => [`allows: ${statement}`, awaits(inCoroutine(statement)), false]),
  ...badIncludes.map((files) => [`finds: ${[...files]}`, dependencies(files), true]),
  ...goodIncludes.map((files) => [`allows: ${[...files]}`, dependencies(files), false]),
  ['finds 501 lines', length(file('engine/a.cpp', lines(501)), ''), true],
  ['allows 500 lines', length(file('engine/a.cpp', lines(500)), ''), false],
  ['allows 501 lines with a reason', length(file('engine/a.cpp', lines(501)), 'engine/a.cpp: a table\n'), false],
  ['finds an entry without a reason', length(file('engine/a.cpp', lines(501)), 'engine/a.cpp:\n'), true],
  ['finds an entry that is no longer needed', length(file('engine/a.cpp', lines(5)), 'engine/a.cpp: a table\n'), true],
  ['finds an entry without a file', length(new Map(), 'engine/a.cpp: a table\n'), true],
  ['finds unfinished work', leftOver(file('run', `# ${word('TO', 'DO')}: later\n`)), true],
  ['finds a path in a string', leftOver(file('a.ts', `const x = '${word('/ro', 'ot')}/x';\n`)), true],
  ['finds a home folder', leftOver(file('a.md', `see ${word('/ho', 'me/anna')}/fate\n`)), true],
  ['finds a registry', leftOver(file('a.json', `"https://${word('registry.npm', 'js.org')}/x"\n`)), true],
  ['allows paths inside the tree', leftOver(file('a.md', 'see tests/work/a and ./tmp/x and $HOME/root/x\n')), false],
  ['finds a header without a guard', headers(file('engine/a.hpp', '// #pragma once\nint f();\n')), true],
  ['finds a missing header', headers(file('engine/a.cpp', '#include "engine/a.hpp"\n')), true],
];

// Names of the cases that went wrong.
export function selfTest() {
  return { count: cases.length, wrong: cases.filter(([, found, bad]) => found.length > 0 !== bad).map(([name]) => name) };
}
