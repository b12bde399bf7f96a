import { contactSentPath, parseContact, type ContactEntry } from "@salvia/domain/lead/contact";
import { estimateOf } from "@salvia/domain/lead/quote/enquiryEstimate";
import * as logger from "firebase-functions/logger";

import type { HttpRequest, PageReply } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { mailboxKey } from "../limits/mailboxKey.ts";
import { readContactBody, type ContactBody } from "./contactBody.ts";
import { storeEnquiry } from "./storeEnquiry.ts";

/**
 * Answers the contact form: a script gets JSON, and a form posted without script is redirected to
 * the thank-you page. For the latter, `refusedPage` explains a refusal.
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

/**
 * Reads a body; an unreadable body also counts against the rate limit, because answering it costs
 * as much.
 */
async function readOrCount(call: HttpRequest): Promise<ContactBody> {
  try {
    return readContactBody(call);
  } catch (error) {
    await countRequest("contact", call, null);
    throw error;
  }
}

/**
 * Stores the message as a new lead in the pool, or with the person's existing lead. Refuses answers
 * that have no price (any more), because the visitor would believe that they were sent.
 *
 * @throws Refusal rate-limited, or bad-request with the problem of each field
 */
async function receive(body: ContactBody, call: HttpRequest): Promise<void> {
  // Only bots fill in the hidden field; they get the normal answer.
  if (body.honeypot !== "") return;
  const { entry, problems } = parseContact(body.values, body.page);
  await countRequest("contact", call, entry === null ? null : identifiersOf(entry));
  if (entry === null) throw new Refusal("bad-request", null, problems);
  if (entry.estimate !== "" && estimateOf(entry.estimate, call.now) === null) {
    throw new Refusal("bad-request", null, { estimate: "malformed" });
  }
  const confirm = await mayConfirm(entry, call);
  const stored = await storeEnquiry(entry, { ...body, confirm }, call.now);
  logger.info("enquiry received", { lead: stored.leadId, outcome: stored.outcome });
}

/** Whether to confirm a message by email. Counts it, because the address may be someone else's. */
async function mayConfirm({ details: { email } }: ContactEntry, call: HttpRequest) {
  if (email === null) return false;
  try {
    await countRequest("contactConfirmation", call, mailboxKey(email));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * The person's identifiers. Messages count for each of them, so that a new address does not reset
 * the limit.
 */
function identifiersOf({ details: { email, phone } }: ContactEntry): string[] {
  return [...(email === null ? [] : [mailboxKey(email)]), ...(phone === null ? [] : [phone])];
}
