import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { useEffect, useEffectEvent, useState } from "react";

import { callServer } from "../firebase/calls.ts";
import { useMutation, type Mutation } from "../firebase/useMutation.ts";
import { saveGuestTab, type GuestTab } from "./guestTab.ts";

/** A guest who has entered with the link. */
export type EnteredGuest = { visitId: string; uid: string; session: string };

export type GuestEntry = {
  /** Null in the lobby. */
  entered: EnteredGuest | null;
  mutation: Mutation;
  /** The name under which the guest entered last. */
  name: string;
  /** Whether the guest was inside before. */
  hasLeft: boolean;
  enter: (name: string) => void;
  /** Enters again, where the server says why the guest can't stay. */
  enterAgain: () => void;
  /** Goes back to the lobby. */
  leave: () => void;
};

/** The exchange of a link for a sign-in. A reloaded page enters by itself. */
export function useGuestEntry(tab: GuestTab): GuestEntry {
  const [entered, setEntered] = useState<EnteredGuest | null>(null);
  const [name, setName] = useState(tab.name);
  const [hasLeft, setLeft] = useState(false);
  const mutation = useMutation();

  async function enter(as: string) {
    setName(as);
    await mutation.run(async () => {
      const session = crypto.randomUUID();
      const input = { secret: tab.secret, tab: tab.tab, name: as, session };
      // Before the call, which lets no one in twice.
      const { signInAsGuest } = await import("../firebase/guestSignIn.ts");
      const { customToken, visitId } = await callServer(visitEndpoints.enterAsGuest, input);
      const uid = await signInAsGuest(customToken);
      saveGuestTab({ ...tab, name: as, isInside: true });
      setEntered({ visitId, uid, session });
    });
  }

  const enterOnReload = useEffectEvent(() => {
    if (tab.isInside) void enter(tab.name);
  });
  useEffect(() => queueMicrotask(() => enterOnReload()), []);

  return {
    entered,
    mutation,
    name,
    hasLeft,
    enter: (as) => void enter(as),
    enterAgain() {
      setEntered(null);
      void enter(name);
    },
    leave() {
      setEntered(null);
      saveGuestTab({ ...tab, name, isInside: false });
      setLeft(true);
    },
  };
}
