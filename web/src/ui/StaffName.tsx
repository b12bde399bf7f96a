import { useStaffName } from "./staffNames.ts";

/** A colleague, by name. */
export function StaffName({ uid }: { uid: string }) {
  return <span>{useStaffName(uid)}</span>;
}
