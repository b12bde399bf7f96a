import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import { brand } from "@salvia/domain/site/brand";

import { Button } from "../../ui/Button.tsx";

/** Whom a member calls, also to book for a family member. */
export function CallButton({ label }: { label: string }) {
  return (
    <Button
      variant="contained"
      component="a"
      href={brand.phone.href}
      startIcon={<PhoneIcon />}
      sx={{ justifySelf: "start" }}
    >
      {`${label} ${brand.phone.display}`}
    </Button>
  );
}
