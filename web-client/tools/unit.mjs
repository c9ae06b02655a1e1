// Runs the unit tests and closes with the line that CI counts.
import { startVitest } from 'vitest/node';

const vitest = await startVitest('test', process.argv.slice(2), { watch: false, run: true });
let passed = 0;
let failed = 0;
for (const module of vitest?.state.getTestModules() ?? []) {
  if (module.errors().length > 0) failed += 1;
  for (const test of module.children.allTests()) {
    const state = test.result().state;
    if (state === 'passed') passed += 1;
    if (state === 'failed') failed += 1;
  }
}
failed += vitest?.state.getUnhandledErrors().length ?? 0;
await vitest?.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
