import { expose } from "comlink";

import { readInvitations } from "./readInvitations.ts";

// Parsing thousands of rows would freeze the page.
expose({ readInvitations });
