import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Section } from "../../ui/Section.tsx";
import { staffPage, type StaffPlace } from "./people.data.ts";
import { PeopleRow, PeopleRows } from "./PeopleRows.tsx";

/** The staff directory, live, page by page. */
export function StaffList({ onOpen }: { onOpen: (uid: string) => void }) {
  const { t } = useTranslation("people");
  return (
    <Section title={t("staff.title")} lead={t("staff.lead")}>
      <StaffPage after={null} onOpen={onOpen} />
    </Section>
  );
}

type StaffPageProps = { after: StaffPlace | null; onOpen: (uid: string) => void };

/** A page and, on request, the next one below it, which starts where this one ends. */
function StaffPage({ after, onOpen }: StaffPageProps) {
  const { t } = useTranslation("people");
  const [showsNext, setShowsNext] = useState(false);
  const page = useLiveQuery(
    `people/staff/${JSON.stringify(after)}`,
    staffPage(after),
    ({ rows }) => rows.length === 0,
  );
  if (page.status === "error") return <LoadProblem failure={page.failure} onRetry={page.retry} />;
  if (page.status === "empty")
    return after === null ? <Typography>{t("staff.empty")}</Typography> : null;
  if (page.status === "loading") {
    return (
      <>
        <Announcement>{t("staff.loading")}</Announcement>
        <Skeleton variant="rounded" height={after === null ? 240 : 88} />
      </>
    );
  }
  const { rows, next } = page.value;
  return (
    <>
      <PeopleRows aria-label={t("staff.title")}>
        {rows.map(({ uid, name, role }) => (
          <PeopleRow key={uid} name={name} detail={t(`role.${role}`)} onOpen={() => onOpen(uid)} />
        ))}
      </PeopleRows>
      {next === null ? null : showsNext ? (
        <StaffPage after={next} onOpen={onOpen} />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setShowsNext(true)}>
            {t("staff.more")}
          </Button>
        </div>
      )}
    </>
  );
}
