import { contactSentPath, parseContact, type ContactEntry } from "@salvia/domain/site/contact";
import * as logger from "firebase-functions/logger";

import type { HttpRequest } from "../http/httpRequest.ts";
import { Refusal } from "../http/refusal.ts";
import type { PageReply } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { mailboxKey } from "../limits/mailboxKey.ts";
import { readContactBody, type ContactBody } from "./contactBody.ts";
import { storeEnquiry } from "./storeEnquiry.ts";

/**
 * Answers the contact form: a script gets JSON, and a form posted without one the way to the page of
 * thanks. What is refused, `refusedPage` explains to the latter.
 */
export async function answerContact(
  call: HttpRequest,
): Promise<{ output: { received: true } } | PageReply> {
  const body = await readOrCount(call);
  await receive(body, call);
  return body.isForm
    ? { location: contactSentPath(body.language) }
    : { output: { received: true } };
}

/** Reads a body; one that cannot be read counts too, since to answer it costs as much. */
async function readOrCount(call: HttpRequest): Promise<ContactBody> {
  try {
    return readContactBody(call);
  } catch (error) {
    await countRequest("contact", call, null);
    throw error;
  }
}

/**
 * Keeps what someone wrote: as a new lead in the pool, or with the lead they are already.
 *
 * @throws Refusal rate-limited, or bad-request with what is wrong by field
 */
async function receive(body: ContactBody, call: HttpRequest): Promise<void> {
  // A field that people do not see, and programs fill in: they learn nothing from the answer.
  if (body.honeypot !== "") return;
  const { entry, problems } = parseContact(body.values, body.page);
  await countRequest("contact", call, entry === null ? null : identifiersOf(entry));
  if (entry === null) throw new Refusal("bad-request", null, problems);
  const stored = await storeEnquiry(entry, body, call.now);
  logger.info("enquiry received", { lead: stored.leadId, outcome: stored.outcome });
}

/** What a person is known by: enquiries count for each, or a new address would start afresh. */
function identifiersOf({ details: { email, phone } }: ContactEntry): string[] {
  return [...(email === null ? [] : [mailboxKey(email)]), ...(phone === null ? [] : [phone])];
}
