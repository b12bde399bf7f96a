import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";

import type { Session } from "../session/session.ts";
import type { SecondFactor } from "../session/secondFactor/secondFactor.ts";
import type { SecondFactorRequest } from "../session/secondFactor/secondFactorRequest.ts";

interface SecondFactorGateProps {
  session: Session;
  /** Whether this document may load Google's robot check, which text messages need. */
  textMessages: boolean;
  /** Loads the dialog. The caller has the import, which is lighter in a larger script. */
  load: () => Promise<DialogModule>;
}

export interface SecondFactorDialogProps {
  request: SecondFactorRequest;
  secondFactor: SecondFactor;
}

/**
 * Asks for the second factor while a sign-in waits for it. Few accounts have one, so the dialog
 * loads on demand; if it doesn't load, the sign-in is refused.
 */
export function SecondFactorGate({ session, textMessages, load }: SecondFactorGateProps) {
  const read = () => session.getState().secondFactor;
  const request = useSyncExternalStore(session.subscribe, read, read);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    async function open(waiting: SecondFactorRequest) {
      try {
        const { SecondFactorDialog, usableSecondFactor } = await load();
        const secondFactor = usableSecondFactor(waiting.error, textMessages);
        setOpened({ request: waiting, secondFactor, Dialog: SecondFactorDialog });
      } catch (error) {
        waiting.fail(error);
      }
    }
    if (request !== null) void open(request);
  }, [request, textMessages, load]);

  if (opened === null || opened.request !== request) return null;
  const { Dialog, ...props } = opened;
  return <Dialog {...props} />;
}

type DialogModule = {
  SecondFactorDialog: ComponentType<SecondFactorDialogProps>;
  usableSecondFactor: (error: unknown, textMessages: boolean) => SecondFactor;
};

type Opened = SecondFactorDialogProps & { Dialog: ComponentType<SecondFactorDialogProps> };
