import { createLeadSearchWork } from "../finding/leadSearchWork.ts";
import type { OpenedLeadSearch } from "../finding/openLeadSearch.ts";

/** For tests: the search without a worker, which jsdom does not have. */
export function openWithoutWorker(): OpenedLeadSearch {
  const work = createLeadSearchWork();
  return {
    async find(index, typed) {
      work.index(index);
      return work.find(typed);
    },
    close: () => {},
  };
}
