import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";

import { startFunction } from "../support/function.ts";

/**
 * Starts a process that sends mails as a cloud instance of the function does, handling the queue's
 * requests one by one. The test is the queue.
 */
export async function startSender(smtpUrl: string) {
  const sender = await startFunction("deliverMail", {
    ...exampleValues,
    FUNCTIONS_EMULATOR: "",
    SMTP_URL: smtpUrl,
    IDENTITY_SECRET: "of the test, and longer than it needs to be",
  });
  return {
    /** Requests a mail, as the queue does; resolves to success, or a request to retry later. */
    async send(id: string): Promise<"ok" | "again"> {
      try {
        await sender.run({ data: { id } });
        return "ok";
      } catch (error) {
        if (String(error).includes("mail put off")) return "again";
        throw error;
      }
    },
    kill: sender.kill,
  };
}
