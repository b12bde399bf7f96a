import { useStaffName } from "./staffNames.ts";

/** The name of a colleague. */
export function StaffName({ uid }: { uid: string }) {
  return <span>{useStaffName(uid)}</span>;
}
