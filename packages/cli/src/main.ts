#!/usr/bin/env node
import { realIo } from './base/real-io.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), realIo());
