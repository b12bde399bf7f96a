import {
  openIndexSearch,
  type OpenedIndexSearch,
} from "../../../firebase/liveQuery/openIndexSearch.ts";
import type { FoundLeads, OwnedPart } from "./leadSearchWork.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./leadSearchWorker.ts?worker&url";

export type OpenedLeadSearch = OpenedIndexSearch<OwnedPart, string, FoundLeads>;

export function openLeadSearch(): OpenedLeadSearch {
  return openIndexSearch("lead-search", workerScript);
}
