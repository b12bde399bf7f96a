import { useEffect, useState } from "react";

import type { LinkActions } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";

type Checked = Awaited<ReturnType<LinkActions["check"]>>;

/**
 * Checks whether a link works before the user fills in anything. The check does not use up the
 * link, because mail servers open every link.
 *
 * @returns null until there is an answer
 */
export function useLinkCheck(actions: LinkActions, link: MailedLink): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    async function check() {
      const outcome = await actions.check(link);
      if (current) setChecked(outcome);
    }
    void check();
    return () => {
      current = false;
    };
  }, [actions, link]);
  return checked;
}
