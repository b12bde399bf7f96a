import { serverRegion } from "@salvia/domain/shared/region";

import { backupSchedules } from "../../deploy/backupSchedules.ts";
import { faultOf, type Fault } from "../faults.ts";
import type { DatabaseState } from "../read/readDatabase.ts";
import { checkFields, checkIndexes } from "./checkIndexes.ts";

/** The database's place, its protection, its backups and its indexes. */
export function checkDatabase(state: DatabaseState): Fault[] {
  if (state === null) return [faultOf("database-missing")];
  return [
    ...(state.locationId === serverRegion
      ? []
      : [faultOf("database-location", { found: state.locationId })]),
    ...(state.type === "FIRESTORE_NATIVE" ? [] : [faultOf("database-mode")]),
    ...(state.deleteProtectionState === "DELETE_PROTECTION_ENABLED"
      ? []
      : [faultOf("database-deletable")]),
    ...(state.pointInTimeRecoveryEnablement === "POINT_IN_TIME_RECOVERY_ENABLED"
      ? []
      : [faultOf("database-no-recovery")]),
    ...backupSchedules
      .filter(({ key }) => !state.backups.some((schedule) => schedule[key] !== undefined))
      .map(({ recurrence }) => faultOf("backup-missing", { recurrence })),
    ...checkIndexes(state.indexes),
    ...checkFields(state.fields),
  ];
}
