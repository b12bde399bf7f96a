/**
 * `npm run person -- export|erase <email or id>`: writes everything that we have of a person to a
 * file, or erases the person; on the local emulators, or with `--project` on a real project.
 */
import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";

import type { App } from "firebase-admin/app";
import type { UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { deleteAccount } from "./lib/grant/deleteAccount.ts";
import { erasePerson } from "./lib/erasePerson.ts";
import { personExport } from "../functions/src/privacy/personExport.ts";
import { findPerson, type FoundPerson } from "./lib/findPerson.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { personWords } from "./lib/personWords.ts";
import { Complaint, program, say } from "./lib/report.ts";

await program(async () => {
  const { what, who, project } = personWords(process.argv.slice(2));
  return operatorApp(project, async (app) => {
    const person = await findPerson(app, who);
    await (what === "export" ? writeExport(app, person) : erase(app, person));
    return 0;
  });
});

async function writeExport(app: App, { account, leadId }: FoundPerson): Promise<void> {
  const firestore = getFirestore(app);
  const content = {
    exportedAt: new Date().toISOString(),
    account: account && withoutPassword(account),
    documents: {
      ...(account &&
        (await personExport(firestore, { subject: "account", subjectId: account.uid }))),
      ...(leadId && (await personExport(firestore, { subject: "lead", subjectId: leadId }))),
    },
  };
  const file = `person-${account?.uid ?? leadId}.json`;
  try {
    // Only for the operator's own eyes, and never over an earlier export.
    const options = { flag: "wx", mode: 0o600 } as const;
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, options);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw isThere ? new Complaint(`${file} exists already. Move it away first.`) : error;
  }
  say(`${file}: ${Object.keys(content.documents).length} documents.`);
  say("It does not contain passwords, server logs, backups, or files that staff have exported.");
}

async function erase(app: App, { account, leadId }: FoundPerson): Promise<void> {
  const name = `${userInfo().username} (npm run person)`;
  const now = new Date();
  if (leadId !== null) {
    await erasePerson(getFirestore(app), { subject: "lead", subjectId: leadId, by: name }, now);
    say(`The lead ${leadId} is erased.`);
  }
  if (account !== null) {
    const by = { kind: "operator", name, mayTakeLastAdministrator: false } as const;
    await deleteAccount(app, { uid: account.uid, by, now });
    say(`The account ${account.uid} is deleted.`);
  }
  say("Health records, appointments, and the audit log stay, as docs/data-model.md says.");
}

/** An account without the hash of its password, which is no one's to read. */
function withoutPassword(account: UserRecord): object {
  const { passwordHash: _hash, passwordSalt: _salt, ...rest } = Object(account.toJSON());
  return rest;
}
