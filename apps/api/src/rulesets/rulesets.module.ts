import { Module } from '@nestjs/common';
import { RulesetResolver } from './ruleset.resolver.js';

/** The rulesets that are served. */
@Module({ providers: [RulesetResolver] })
export class RulesetsModule {}
