import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";

import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

import type { ReceivedMail } from "./mailInbox.ts";
import { receivedMail } from "./mailReceived.ts";
import { mailTroubles, type Trouble } from "./mailTrouble.ts";

/**
 * A mail server on the loopback address that accepts every mail, except for the failures that an
 * address requests.
 * @param port 0 selects a free one
 * @param received called with each complete mail
 */
export async function startMailServer(
  port: number,
  received: (mail: Omit<ReceivedMail, "id">) => void,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const troubleOf = mailTroubles();
  const troubles = new Map<string, Trouble>();
  const sockets = new Map<number, Socket>();
  const take = async (
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    answer: ((error?: Error) => void) | null,
  ) => {
    try {
      const mail = await receivedMail(stream, session.envelope.rcptTo);
      // Without an acknowledgment, the mail stays with its sender.
      if (answer !== null && !stream.sizeExceeded) received(mail);
      answer?.();
    } catch (error) {
      answer?.(error instanceof Error ? error : new Error("This is not a mail."));
    }
  };
  const server = new SMTPServer({
    name: "localhost",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: 2 * 1024 * 1024,
    rejectOversized: true,
    onRcptTo({ address }, session, done) {
      const trouble = troubleOf(address);
      if (trouble === "defer") return done(refusal(451, "Try again later"));
      if (trouble === "bounce") return done(refusal(550, "No such person here"));
      if (trouble !== null) troubles.set(session.id, trouble);
      return done();
    },
    onData(stream, session, done) {
      const trouble = troubles.get(session.id);
      troubles.delete(session.id);
      if (trouble === "drop") {
        sockets.get(session.remotePort)?.destroy();
        return;
      }
      void take(stream, session, trouble === "hang" ? null : done);
    },
  });
  server.server.on("connection", (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });
  // Clients that disconnect early are normal for a mail server.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: portOf(server.server.address()),
    stop: async () => {
      const closed = once(server.server, "close");
      server.close();
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("No port.");
  return address.port;
}
