import type { LeadFormValues } from "@salvia/domain/lead/leadForm";

import { CountryOptions } from "../../../ui/fields/CountryOptions.tsx";
import { FormText } from "./FormText.tsx";

type CountrySelectProps = {
  name: "phoneCountry" | "documentCountry";
  label: string;
  /** Whether to show the calling codes. */
  callingCodes?: boolean;
  affects: readonly (keyof LeadFormValues)[];
};

/** Select for the country of a phone number or an identity document. */
export function CountrySelect({ callingCodes = false, ...props }: CountrySelectProps) {
  return (
    <FormText {...props} select slotProps={{ select: { native: true } }}>
      <CountryOptions callingCodes={callingCodes} />
    </FormText>
  );
}
