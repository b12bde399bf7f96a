import { useEffect, useRef } from "react";

import { savedLanguage } from "../../i18n/languageStorage.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useSession } from "../../session/useAuth.ts";
import { hasEnded, isOutdated } from "./tokenAge.ts";
import { useOwnUser } from "./useOwnUser.ts";
import { renewToken, tokenTimes } from "./users.data.ts";

/**
 * Reacts to changes of this user's account in every open tab. A new role fetches a new token, the
 * end of all sessions or of the account leads to the login page, and a device without a language
 * applies the one of the profile.
 */
export function AccountWatch({ uid }: { uid: string }) {
  const live = useOwnUser(uid);
  const own = live.status === "content" ? live.value : null;
  const { leave } = useSession();
  const { setLanguage } = useLanguage();
  const language = own?.user?.language ?? null;
  const wasThere = useRef(false);

  useAnswer(own?.user?.roleChangedAt ?? null, async (changedAt) => {
    const token = await tokenTimes();
    if (token !== null && isOutdated(token.issuedAt, changedAt)) await renewToken();
  });

  useAnswer(own?.user?.signedOutAt ?? null, async (signedOutAt) => {
    const token = await tokenTimes();
    if (token !== null && hasEnded(token.signedInAt, signedOutAt)) {
      await leave({ kind: "ended-everywhere" });
    }
  });

  useEffect(() => {
    if (own === null) return;
    if (own.user !== null) wasThere.current = true;
    // Right after signing up, the user's profile may not exist yet.
    else if (own.gone && wasThere.current) void leave({ kind: "session-ended" });
  }, [own, leave]);

  useEffect(() => {
    if (language !== null && savedLanguage() === null) setLanguage(language);
  }, [language, setLanguage]);

  return null;
}

/**
 * Handles each new moment once; a failure, such as a lost connection, is retried on the next
 * update.
 */
function useAnswer(moment: Date | null, answer: (moment: Date) => Promise<void>): void {
  const answered = useRef<number | null>(null);
  const time = moment?.getTime() ?? null;
  useEffect(() => {
    if (time === null || time === answered.current) return;
    answered.current = time;
    void answer(new Date(time)).catch(() => {
      answered.current = null;
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect depends only on the time
  }, [time]);
}
