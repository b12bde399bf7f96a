import { mailInbox, type ReceivedMail } from "./mailInbox.ts";
import { startMailServer } from "./mailServer.ts";
import { startMailSite } from "./mailSite.ts";

export type Mailbox = {
  /** The URL for reading the mails, such as http://localhost:5002. */
  readonly url: string;
  /** The functions' SMTP_URL. */
  readonly smtpUrl: string;
  /** The mails of this run, newest first. */
  messages(): readonly ReceivedMail[];
  stop(): Promise<void>;
};

/**
 * Receives all mails of a local run and shows them to people on a page and to tests as JSON. It
 * sends no mail: it listens only on the loopback address and forwards nothing. Keeps the latest 200
 * mails in memory.
 * @param ports 0 selects a free one
 * @throws Error if a port is taken
 */
export async function startMailbox(ports: {
  readonly httpPort: number;
  readonly smtpPort: number;
}): Promise<Mailbox> {
  const inbox = mailInbox(200);
  const smtp = await startMailServer(ports.smtpPort, inbox.add);
  try {
    const site = await startMailSite(ports.httpPort, inbox);
    return {
      url: `http://localhost:${site.port}`,
      // A short timeout: the server is on this machine, so a hanging one should fail quickly.
      smtpUrl: `smtp://127.0.0.1:${smtp.port}?socketTimeout=3000`,
      messages: inbox.all,
      stop: async () => {
        await Promise.all([smtp.stop(), site.stop()]);
      },
    };
  } catch (error) {
    await smtp.stop();
    throw error;
  }
}
