import Skeleton from "@mui/material/Skeleton";
import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../../ui/status/Announcement.tsx";
import { Cards } from "./LeadCards.tsx";
import { useFitsTable } from "./LeadRows.tsx";
import { LeadTableHead, Table } from "./LeadTable.tsx";

/** Skeleton of the lead rows while they load. */
export function LeadRowsSkeleton({ rows, view }: { rows: number; view: LeadView }) {
  const { t } = useTranslation("leads");
  const table = useFitsTable();
  const places = Array.from({ length: rows }, (_, index) => index);
  return (
    <>
      <Announcement>{t("loading")}</Announcement>
      {table ? (
        <Table aria-hidden="true" data-view={view}>
          <LeadTableHead view={view} />
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                {columns.map(({ key, width, room }) => (
                  <td key={key} data-room={room}>
                    <Skeleton variant="text" width={`${width - (place % 3) * 8}%`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Cards aria-hidden="true">
          {places.map((place) => (
            <article key={place}>
              <Skeleton variant="text" width={`${60 - (place % 3) * 8}%`} />
              <Skeleton variant="text" width={`${75 - (place % 2) * 10}%`} />
              <Skeleton variant="text" width="90%" height={36} />
            </article>
          ))}
        </Cards>
      )}
    </>
  );
}

/** Width of each column's placeholder text, in percent, and the `data-room` the column needs. */
const columns = [
  { key: "name", width: 80 },
  { key: "contact", width: 90 },
  { key: "plan", width: 80 },
  { key: "status", width: 80 },
  { key: "progress", width: 90 },
  { key: "kind", width: 70, room: "some" },
  { key: "source", width: 80, room: "much" },
  { key: "created", width: 85 },
  { key: "actions", width: 60 },
];
