import { expose } from "comlink";

import { createFileWork } from "../file/fileWork.ts";
import { parseInvitation } from "./parseInvitation.ts";

expose(createFileWork(parseInvitation));
