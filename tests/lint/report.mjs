// Runs named checks, each of which lists its complaints, says how each went and ends the process.
export function report(checks) {
  let passed = 0;
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    const complaints = check();
    if (complaints.length === 0) ++passed;
    else ++failed;
    console.log(`${complaints.length === 0 ? 'ok  ' : 'BAD '} ${name}`);
    for (const complaint of complaints) console.log(`     ${complaint}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
