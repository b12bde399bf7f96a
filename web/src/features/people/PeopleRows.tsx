import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";

type PeopleRowProps = {
  name: string;
  /** An address or username, shown below the name. */
  contact?: string | null;
  detail: string;
  onOpen: () => void;
  /** Only of lists in which several people can be selected. */
  selection?: { selected: boolean; onSelect: (isSelected: boolean) => void };
};

/** A person in a list of accounts, with a button that opens the account. */
export function PeopleRow({ name, contact = null, detail, onOpen, selection }: PeopleRowProps) {
  const { t } = useTranslation("people");
  // Distinguishes people with the same name.
  const contactId = useId();
  const showsContact = contact !== null && contact !== name;
  return (
    <li>
      <div>
        <Button
          aria-label={t("staff.open", { name })}
          aria-describedby={showsContact ? contactId : undefined}
          onClick={onOpen}
          sx={{ justifyContent: "flex-start", textAlign: "start", overflowWrap: "anywhere" }}
        >
          {name}
        </Button>
        {showsContact ? <span id={contactId}>{contact}</span> : null}
      </div>
      <span>{detail}</span>
      {selection === undefined ? null : (
        <Checkbox
          checked={selection.selected}
          onChange={(_, isSelected) => selection.onSelect(isSelected)}
          slotProps={{
            input: {
              "aria-label": t("bulk.select", { name }),
              "aria-describedby": showsContact ? contactId : undefined,
            },
          }}
        />
      )}
    </li>
  );
}

/** A list of `PeopleRow`. */
export const PeopleRows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) auto",
    columnGap: 16,
    alignItems: "center",
    minHeight: 52,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > div": { display: "grid", justifyItems: "start", paddingBlock: 4 },
  "& > li > div > button": { marginLeft: -16 },
  "& > li > span, & > li > div > span": {
    color: theme.vars.palette.text.secondary,
    fontSize: "0.875rem",
    overflowWrap: "anywhere",
  },
}));
