import useAutocomplete from "@mui/material/useAutocomplete";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

/** Something to go to or to do. */
export type SearchResult = {
  id: string;
  label: string;
  /** What distinguishes it from others with the same label. */
  detail?: string;
  choose: () => void;
};

export type SearchGroup = { label: string; results: readonly SearchResult[] };

type SearchDialogProps = {
  /** Names the dialog and its field. */
  label: string;
  /** What can be searched for. */
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  /** The results in groups; empty groups are left out. */
  groups: readonly SearchGroup[];
  /** How many results there are, or that there are none; screen readers announce it. */
  status: string;
  /** Why there are no results from a source. */
  problem?: ReactNode;
  onChoose: (result: SearchResult) => void;
  onClose: () => void;
};

/**
 * A search over a page: a combobox with its results below. The arrow keys choose a result, Enter
 * opens it, and Escape closes the dialog.
 */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={props.onClose}
      slotProps={{
        paper: { "aria-label": props.label, sx: { alignSelf: "start", padding: 2, gap: 1 } },
      }}
    >
      <SearchBox {...props} />
    </Dialog>
  );
}

function SearchBox(props: SearchDialogProps) {
  const { label, hint, typed, onType, groups, status, problem, onChoose, onClose } = props;
  const id = useId();
  const options = groups.flatMap(({ results }) => results);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    id,
    options,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    // They are what was found already.
    filterOptions: (found) => found,
    // When live data change the options, MUI finds the highlighted one by its label; namesakes
    // would be mixed up by their names.
    getOptionLabel: (result) => result.id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    onInputChange: (_event, text, cause) => {
      if (cause === "input") onType(text);
    },
    onChange: (_event, result) => {
      if (result !== null) onChoose(result);
    },
    onClose: (_event, cause) => {
      if (cause === "escape") onClose();
    },
  });
  return (
    <>
      <div {...getRootProps()}>
        <TextField
          id={id}
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only field
          autoFocus
          label={label}
          helperText={hint}
          slotProps={{ htmlInput: { ...getInputProps(), maxLength: 100 } }}
          sx={{ marginTop: 1 }}
        />
      </div>
      {problem}
      {options.length === 0 ? null : (
        <Results {...getListboxProps()} aria-label={label}>
          {groups
            .filter(({ results }) => results.length > 0)
            .map((group, at) => (
              <li key={group.label} role="presentation">
                {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options */}
                <div role="group" aria-labelledby={`${id}-group-${at}`}>
                  <div id={`${id}-group-${at}`}>{group.label}</div>
                  <ul role="presentation">
                    {group.results.map((result) => {
                      const index = options.indexOf(result);
                      const { key, ...option } = getOptionProps({ option: result, index });
                      return (
                        <li key={key} {...option}>
                          <span>{result.label}</span>
                          {result.detail === undefined ? null : <span>{result.detail}</span>}
                        </li>
                      );
                    })}
                  </ul>
                </div>
              </li>
            ))}
        </Results>
      )}
      <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
        {status}
      </Typography>
    </>
  );
}

const Results = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  minHeight: 0,
  overflowY: "auto",
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& > li > div > div": {
    padding: "8px 12px 4px",
    fontSize: "0.8125rem",
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  "& [role=option]": {
    minHeight: 44,
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    padding: "6px 12px",
    borderRadius: 8,
    fontWeight: 550,
    cursor: "pointer",
    overflowWrap: "anywhere",
    scrollMarginBlock: 8,
  },
  "& [role=option] > span + span": {
    fontSize: "0.875rem",
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  "& [role=option].Mui-focused": {
    backgroundColor: theme.vars.palette.tint,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));
