import { demoAccounts } from "../../seed/demo/demoAccounts.ts";

/**
 * The information for getting started: the address of Salvia and the accounts to sign in with.
 * @param origin such as http://localhost:5000
 * @param mailbox such as http://localhost:5002
 */
export function welcome(origin: string, mailbox: string): string {
  const line = "-".repeat(70);
  const passwords = [...new Set(demoAccounts.map(({ password }) => password))];
  const people = demoAccounts.map(
    ({ email, name, role }) => `    ${email.padEnd(26)}${name}, ${role}`,
  );
  return [
    line,
    `  Salvia is running:  ${origin}`,
    "",
    `  Sign in at ${origin}/login with the password  ${passwords.join(" or ")}`,
    ...people,
    "",
    `  Its mails arrive at ${mailbox}`,
    "",
    "  Ctrl-C stops it and keeps its data; 'npm run reset' starts over.",
    line,
  ].join("\n");
}
