import { workEndpoints } from "@salvia/domain/account/workEndpoints";

import type { Session } from "../../session/session.ts";

/** The server calls about one's own absence. Each may throw what `failureOf` translates. */
export function absenceCalls(session: Pick<Session, "ask">) {
  return {
    find: async () => (await session.ask(workEndpoints.findAbsence, {})).isAway,
    change: async (isAway: boolean) =>
      (await session.ask(workEndpoints.changeAbsence, { isAway })).isAway,
  };
}

export type AbsenceCalls = ReturnType<typeof absenceCalls>;
