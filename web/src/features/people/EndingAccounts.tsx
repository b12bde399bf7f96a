import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Account } from "@salvia/domain/account/account";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { Session } from "../../session/session.ts";
import { useSession } from "../../session/useAuth.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { PeopleRow, PeopleRows } from "./PeopleRows.tsx";
import { useDayText } from "./useDayText.ts";

type Answer = { accounts: readonly Account[] } | { failure: Failure };

/**
 * The accounts whose access ends within a week. Shows nothing without one, and nothing while it
 * loads, because there is rarely one.
 */
export function EndingAccounts({ onOpen }: { onOpen: (uid: string) => void }) {
  const { t } = useTranslation("people");
  const dayText = useDayText();
  const session = useSession();
  const [answer, setAnswer] = useState<Answer>({ accounts: [] });
  const [today] = useState(() => insurersDay(new Date()));

  useEffect(() => {
    let current = true;
    async function load() {
      const found = await ask(session);
      if (current) setAnswer(found);
    }
    void load();
    return () => {
      current = false;
    };
  }, [session]);

  function retry() {
    setAnswer({ accounts: [] });
    void ask(session).then(setAnswer);
  }

  if ("accounts" in answer && answer.accounts.length === 0) return null;
  return (
    <Section title={t("end.title")} lead={t("end.lead")}>
      {"failure" in answer ? (
        <LoadProblem failure={answer.failure} onRetry={retry} />
      ) : (
        <PeopleRows aria-label={t("end.title")}>
          {answer.accounts.map(({ uid, name, email, username, role, endsOn }) => {
            const texts = { role: t(`role.${role ?? "none"}`), day: dayText(endsOn ?? "") };
            const isLate = role === "admin" && (endsOn ?? "") < today;
            return (
              <PeopleRow
                key={uid}
                name={name ?? email ?? username ?? t("name.missing")}
                contact={email ?? username}
                detail={t(isLate ? "end.over" : "end.detail", texts)}
                onOpen={() => onOpen(uid)}
              />
            );
          })}
        </PeopleRows>
      )}
    </Section>
  );
}

function ask(session: Pick<Session, "ask">): Promise<Answer> {
  return session
    .ask(accessEndpoints.findEndingAccounts, {})
    .catch((error: unknown) => ({ failure: failureOf(error) }));
}
