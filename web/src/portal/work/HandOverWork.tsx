import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { workEndpoints, type Work } from "@salvia/domain/account/workEndpoints";
import { useEffect, useId, useRef, useState, useCallback } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { LoadingBlock } from "../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { HandOverForm, type Receiver } from "./HandOverForm.tsx";
import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";

type HandOverWorkProps = {
  uid: string;
  /** The user's name, for the confirmation. */
  name: string;
};

/** Shows the work of a user that others can take over, and hands it over. */
export function HandOverWork({ uid, name }: HandOverWorkProps) {
  const { t } = useTranslation("people");
  const titleId = useId();
  const session = useSession();
  const { work, recount } = useWork(uid);
  const mutation = useMutation();
  const [moved, setMoved] = useState(0);
  const [done, setDone] = useState<{ clashes: number } | null>(null);
  const message = useRef<HTMLDivElement>(null);

  // The focused confirmation is gone by then.
  useEffect(() => {
    if (done !== null) message.current?.focus();
  }, [done]);

  async function handOver({ uid: to }: Receiver) {
    setDone(null);
    setMoved(0);
    const id = crypto.randomUUID();
    let clashes = 0;
    const isDone = await mutation.run(async () => {
      let goesOn: boolean;
      do {
        const request = { id, from: uid, to };
        // oxlint-disable-next-line no-await-in-loop -- each call continues after the last one
        const answer = await session.ask(workEndpoints.handOverWork, request);
        const count = total(answer.handedOver);
        setMoved((before) => before + count);
        clashes += answer.clashes;
        goesOn = count > 0 && isLeft(answer.handedOver, answer.left);
      } while (goesOn);
    });
    await recount();
    if (isDone) setDone({ clashes });
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: "grid", gap: 1.5 }}>
      <Box>
        <Typography id={titleId} variant="h4" component="h3">
          {t("work.title")}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("work.lead")}</Typography>
      </Box>
      {work.status === "loading" ? (
        <LoadingBlock height={56} label={t("work.loading")} />
      ) : work.status === "error" ? (
        <LoadProblem of={work} />
      ) : work.status === "empty" ? (
        done === null ? (
          <Typography>{t("work.none")}</Typography>
        ) : null
      ) : (
        <>
          {work.value.leads > 0 ? (
            <HandOverForm
              kind="leads"
              whose={{ uid, name }}
              counts={[t("work.leads", { count: work.value.leads })]}
              busy={mutation.busy}
              onHandOver={(to) => void handOver(to)}
            />
          ) : null}
          {work.value.patients + work.value.appointments + work.value.tasks > 0 ? (
            <HandOverForm
              kind="patients"
              whose={{ uid, name }}
              counts={(["patients", "appointments", "tasks"] as const)
                .filter((each) => work.value[each] > 0)
                .map((each) => t(`work.${each}`, { count: work.value[each] }))}
              busy={mutation.busy}
              onHandOver={(to) => void handOver(to)}
            />
          ) : null}
        </>
      )}
      {mutation.busy && moved > 0 ? <output>{t("work.progress", { count: moved })}</output> : null}
      <MutationProblem mutation={mutation} />
      {done === null ? null : (
        <Box ref={message} tabIndex={-1} sx={{ outline: "none" }}>
          <Notice severity="success">
            {[
              t("work.done"),
              ...(done.clashes > 0 ? [t("work.clashes", { count: done.clashes })] : []),
            ].join(" ")}
          </Notice>
        </Box>
      )}
    </Box>
  );
}

function total(work: Work): number {
  return Object.values(work).reduce((sum, count) => sum + count, 0);
}

/** Whether some of the work that was handed over remains. */
function isLeft(handedOver: Work, left: Work): boolean {
  return handedOver.leads > 0 ? left.leads > 0 : left.patients + left.appointments + left.tasks > 0;
}

/** The amount of a user's work, counted by the server on request; `recount` asks again. */
function useWork(uid: string): { work: LiveQuery<Work>; recount: () => Promise<void> } {
  const session = useSession();
  const [answer, setAnswer] = useState<{ work: Work } | { failure: Failure } | null>(null);
  // Each count replaces the previous one; late responses to older requests are discarded.
  const latest = useRef(0);

  const recount = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const found = await session
      .ask(workEndpoints.findWork, { uid })
      .catch((error: unknown) => ({ failure: failureOf(error) }));
    if (own === latest.current) setAnswer(found);
  }, [session, uid]);

  useEffect(() => {
    void recount();
    return () => {
      latest.current += 1;
    };
  }, [recount]);

  function retry() {
    setAnswer(null);
    void recount();
  }
  if (answer === null) return { work: { status: "loading" }, recount };
  if ("failure" in answer) {
    return { work: { status: "error", failure: answer.failure, retry }, recount };
  }
  const isNone = Object.values(answer.work).every((count) => count === 0);
  return {
    work: isNone ? { status: "empty" } : { status: "content", value: answer.work },
    recount,
  };
}
