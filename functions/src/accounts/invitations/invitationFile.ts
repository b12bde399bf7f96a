import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { InvitationOutcome } from "@salvia/domain/account/invitationFile";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { mailboxKey } from "../../limits/mailboxKey.ts";
import { accessServices } from "../access/applyAccessChange.ts";
import { accountsOfEmails } from "../accountOfEmail.ts";
import { inviteOnce, outcomeFor, type InvitationServices } from "./inviteOnce.ts";

/** Finds out what would happen to invitations of a file. */
export const checkInvitations: SignedInHandler<typeof accessEndpoints.checkInvitations> = async (
  { invitations },
  call,
) => {
  await countRequest("invitationCheck", call, call.person.uid);
  const firestore = getFirestore(adminApp);
  const emails = invitations.map(({ email }) => email);
  const accounts = await accountsOfEmails(getAuth(adminApp), emails);
  const outcomes = await Promise.all(
    invitations.map(async ({ email, role }): Promise<InvitationOutcome> => {
      const user = accounts.get(email);
      return user === undefined ? "invited" : outcomeFor(firestore, user, role);
    }),
  );
  return { output: { outcomes } };
};

/** Sends invitations of a file, ten at the same time. */
export const sendInvitations: SignedInHandler<typeof accessEndpoints.sendInvitations> = async (
  { invitations },
  call,
) => {
  const by = call.person.uid;
  await countRequest("invitationFile", call, by);
  const services: InvitationServices = {
    ...accessServices(adminApp),
    auth: getAuth(adminApp),
    countMail: async (email) => {
      try {
        await countRequest("invitedMailbox", call, mailboxKey(email));
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
  const order = { by, now: call.now };
  const outcomes: InvitationOutcome[] = [];
  for (let at = 0; at < invitations.length; at += atOnce) {
    const part = invitations.slice(at, at + atOnce);
    const sent = part.map((invitation) => inviteOnce(services, { ...order, invitation }));
    // oxlint-disable-next-line no-await-in-loop -- a few at a time, to limit the load
    outcomes.push(...(await Promise.all(sent)));
  }
  const invited = outcomes.filter((outcome) => outcome === "invited").length;
  logger.info("invitations sent", { by, rows: invitations.length, invited });
  return { output: { outcomes } };
};

/** How many people are invited at the same time. */
const atOnce = 10;
