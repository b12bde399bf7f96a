import type { ClinicianWish } from "@salvia/domain/member/clinicianSearch";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore, Query } from "firebase-admin/firestore";

/** The clinicians in the directory with a specialty and a language, by name. */
export function cliniciansByName(
  db: Firestore,
  { specialty, language }: Pick<ClinicianWish, "specialty" | "language">,
): Query {
  const all = clinicians(db);
  const specialized = specialty === null ? all : all.where("specialty", "==", specialty);
  const speaking =
    language === null ? specialized : specialized.where("languages", "array-contains", language);
  return speaking.orderBy("name");
}

/** The first clinician with a specialty that comes after another one, in order. */
export function nextSpecialty(db: Firestore, after: string): Query {
  return clinicians(db)
    .where("specialty", ">", after)
    .orderBy("specialty")
    .orderBy("name")
    .limit(1);
}

function clinicians(db: Firestore): Query {
  return db.collection(collections.staff).where("role", "==", "medical");
}
