import { mailInbox, type ReceivedMail } from "./mailInbox.ts";
import { startMailServer } from "./mailServer.ts";
import { startMailSite } from "./mailSite.ts";

export type Mailbox = {
  /** Where a person reads the mails, such as http://localhost:5002. */
  readonly url: string;
  /** Where the functions send them, as their SMTP_URL. */
  readonly smtpUrl: string;
  /** The mails of this run, the newest first. */
  messages(): readonly ReceivedMail[];
  stop(): Promise<void>;
};

/**
 * Takes every mail of a local run and shows it, to people at a page and to tests as JSON. It reaches nobody else:
 * it listens on the loopback address alone and passes nothing on. Mails are kept in memory, the latest 200 of them.
 * @param ports 0 takes a free one
 * @throws Error when a port is taken
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
      // A server that hangs is no reason to wait for long on the way to the next room.
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
