/** Ends a run without emulators before its first story; a list of the stories needs none. */
export default function needEmulators(): void {
  if (process.env["SALVIA_HOSTING_URL"]) return;
  console.error(
    "These stories need the emulators. Run them with: npm test -- e2e <part of a file>",
  );
  process.exit(1);
}
