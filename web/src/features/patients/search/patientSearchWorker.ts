import { expose } from "comlink";

import { createPatientSearchWork } from "./patientSearchWork.ts";

// Preparing 15,000 names takes a tenth of a second, which would hold up typing.
expose(createPatientSearchWork());
