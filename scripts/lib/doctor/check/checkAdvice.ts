import { serverRegion } from "@salvia/domain/shared/region";

import { faultOf, type Fault } from "../faults.ts";
import type { MailRecords } from "../read/readMailRecords.ts";
import type { Wanted } from "../wanted.ts";

/** Whether visitors' addresses stay with us: a German court forbade fonts from Google. */
export function checkFont({ font }: Wanted): Fault[] {
  return serverRegion.startsWith("europe-") && font === "google" ? [faultOf("font-outside")] : [];
}

/** Whether a visit connects where two networks don't reach each other directly. */
export function checkRelay({ relays, featuresOff }: Wanted): Fault[] {
  return relays || featuresOff.includes("visits") ? [] : [faultOf("relay-missing")];
}

/** Whether lost accounts can come back: Authentication has no backups. */
export function checkExport({ buckets }: Wanted): Fault[] {
  const isExported = buckets.some(({ variable }) => variable === "ACCOUNTS_BUCKET");
  return isExported ? [] : [faultOf("accounts-not-exported")];
}

/** Whether receivers can verify the emails that come from a domain. */
export function checkMailRecords(records: MailRecords, domain: string): Fault[] {
  if (records === null) return [faultOf("mail-unread", { domain })];
  return [
    ...(records.spf ? [] : [faultOf("mail-spf", { domain })]),
    ...(records.dmarc ? [] : [faultOf("mail-dmarc", { domain })]),
  ];
}
