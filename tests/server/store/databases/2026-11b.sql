PRAGMA application_id = 1164142689;
PRAGMA user_version = 5;
BEGIN TRANSACTION;
CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "acts" VALUES('m99uz6ukg44c',0,CAST('{"act":"opened","device":"ann","request":"open","edition":1,"settings":{"seats":[{"handicap":2,"rouleur":"domestique","sprinteur":"descender"},{}],"rules":["weather"]}}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',1,CAST('{"act":"admitted","device":"bob","edition":1,"player":true}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',2,CAST('{"act":"sat","device":"ann","request":"sit","edition":1,"seat":"blue","name":"Ann"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',3,CAST('{"act":"sat","device":"bob","request":"sit","edition":1,"seat":"red","name":"Bob"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',4,CAST('{"act":"started","device":"ann","request":"start","edition":1}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',5,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place1","answer":"R2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',6,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place2","answer":"S2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',7,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place1","answer":"S4"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',8,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place2","answer":"R5"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',9,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',10,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/R/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',11,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',12,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',13,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red/R/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',14,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',15,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',16,CAST('{"act":"answered","device":"bob","edition":1,"question":"2/energy/red//first","answer":"S"}' AS BLOB));
CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        device TEXT NOT NULL,
        your_turn INTEGER NOT NULL,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
INSERT INTO "members" VALUES('m99uz6ukg44c','ann',1);
INSERT INTO "members" VALUES('m99uz6ukg44c','bob',1);
CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        seed TEXT NOT NULL,
        player_hash TEXT NOT NULL UNIQUE,
        watcher_hash TEXT NOT NULL UNIQUE,
        status TEXT NOT NULL,
        stage TEXT NOT NULL,
        public INTEGER NOT NULL,
        seats TEXT NOT NULL,
        open_seats INTEGER NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL
    , round INTEGER NOT NULL DEFAULT 0, winner TEXT NOT NULL DEFAULT '', tour TEXT NOT NULL DEFAULT '', day INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, points TEXT NOT NULL DEFAULT '[]', game TEXT NOT NULL DEFAULT 'flamme');
INSERT INTO "tables" VALUES(3,'m99uz6ukg44c','60b805e0d66508828e117bff8b32ceee02e6417d1137eb1beb9d2b4db7d91f8d','728ba33755b785859edaa9f116938256598563bc7d3df311867d017c6bc93a39','43aaba47d7ed314e656338579f1467c7aeafe96356286bb259c1a3ecdf7fbef3','racing','base-1',0,'["Ann","Bob"]',0,0.0,0.0,2,'','',0,0,'[]','flamme');
CREATE INDEX tables_to_join ON tables (created) WHERE public AND status <> 'over';
CREATE INDEX members_by_device ON members (device);
COMMIT;
